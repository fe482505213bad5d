export { platformName } from '#generated/name';
