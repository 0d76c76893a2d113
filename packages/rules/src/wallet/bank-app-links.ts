/** A banking app that opens with a transfer filled in; `name` is what its users call it. */
export type BankAppLink = { readonly app: string; readonly name: string; readonly url: string }

/** Where the money goes. `bankCode` is the receiving bank's short code, as in the catalogue of VietQR: `ICB`. */
export type BankAppTransfer = {
  readonly bankCode: string
  readonly account: string
  readonly accountName: string
  readonly amount: number
  readonly memo: string
  /** Where the app leads back to. */
  readonly returnUrl: string
}

/** The apps that fill a transfer in from a link, as documented at vietqr.io (changelog 2.12 to 2.18); no others do. */
const apps = [
  ['acb', 'ACB ONE'],
  ['bidv', 'BIDV SmartBanking'],
  ['mb', 'MBBank'],
  ['ocb', 'OCB OMNI'],
  ['icb', 'VietinBank iPay'],
] as const

/**
 * Links that open a banking app on a phone with the transfer filled in, for the five apps with a documented link.
 * @example bankAppLinks({ bankCode: 'ICB', account: '1', accountName: 'A', amount: 1, memo: 'M', returnUrl: '' })
 */
export function bankAppLinks(transfer: BankAppTransfer): BankAppLink[] {
  const { bankCode, account, accountName, amount, memo, returnUrl } = transfer
  const receiver = `${account}@${bankCode.toLowerCase()}`
  const facts = [
    ['ba', receiver],
    ['am', String(amount)],
    ['tn', memo],
    ['bn', accountName],
    ['url', returnUrl],
  ] as const
  // Spaces as %20: the apps show a plus sign as it is.
  const query = facts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return apps.map(([app, name]) => ({ app, name, url: `https://dl.vietqr.io/pay?app=${app}&${query}` }))
}
