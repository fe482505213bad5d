/** How a request counts in the rate limit. */
export interface Count {
  /** Counts so many requests for whoever was let in, else one for the address. @throws ServiceError `rate_limit_exceeded` */
  charge: (requests: number) => Promise<void>;
  isCharged: () => boolean;
}

/** What was refused before it was counted still counts; whoever has nothing left is told that instead. */
export const counted = async ({ charge, isCharged }: Count, failure: unknown): Promise<unknown> => {
  if (isCharged()) return failure;
  return charge(1).then(
    () => failure,
    (exhausted: unknown) => exhausted,
  );
};
