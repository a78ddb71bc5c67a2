/** COSE ids of Ed25519, ES256 and RS256, in this order of preference. */
export const ALGORITHMS: number[] = [-8, -7, -257]
