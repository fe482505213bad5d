/** The family that invents one record for each undertaking: the size of an account that is filled is counted in them. */
export const sizedBy = 'projects';
