const unused = () => {
  throw new Error('Signing in with a wallet is left out of this build.');
};

/** Stands in for the half of the auth client that signs people in with crypto wallets, which nothing here offers. */
export const createSiweMessage = unused;
export const fromHex = unused;
export const getAddress = unused;
export const toHex = unused;
