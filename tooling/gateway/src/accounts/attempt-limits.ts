import { attemptLimit, signInLockout } from '@saola/rules'

/** Attempts in five minutes. Addresses are shared by whole neighbourhoods behind one mobile operator. */
export const limits = {
  signInPerAccount: signInLockout,
  strangersPerAccount: attemptLimit(10_000),
  signInPerAddress: attemptLimit(60),
  captchaPerAddress: attemptLimit(120),
  registerPerAddress: attemptLimit(30),
  invitationPerAddress: attemptLimit(60),
  clicksPerAddress: attemptLimit(120),
  freePlayPerAddress: attemptLimit(30),
  codesPerAddress: attemptLimit(30),
  codesPerRecipient: attemptLimit(5),
  passwordPerAccount: attemptLimit(5),
  uploadsPerAccount: attemptLimit(10),
  exportsPerAccount: attemptLimit(5),
  // A whole file of 500, and some by hand.
  openingsPerAgent: attemptLimit(600),
  // A check says which numbers have an account, so nobody goes through many of them.
  openingChecksPerAgent: attemptLimit(10),
  linksPerAgent: attemptLimit(60),
  subAccountsPerAgent: attemptLimit(30),
} as const
