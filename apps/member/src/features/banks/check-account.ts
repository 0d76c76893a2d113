import { checkHolder } from '@saola/rules'

/** A field of the form for a bank account, as the gateway names it. */
export type AccountField = 'bin' | 'accountNumber' | 'accountName' | 'paymentPassword'

/** A bank account as typed, no bank chosen while `bin` is empty; `holder` is the name it must be in, if there is one. */
export type TypedAccount = Record<AccountField, string> & { holder: string }

/** What is wrong with each field, as a key of the wallet catalogue; whether it is right, the gateway says. */
export function checkAccount(typed: TypedAccount) {
  const { bin, accountNumber, accountName, paymentPassword, holder } = typed
  return {
    bin: bin === '' ? ('wallet.cards.bank_required' as const) : undefined,
    accountNumber: /^[0-9A-Za-z]{6,19}$/.test(accountNumber)
      ? undefined
      : ('wallet.cards.number_wrong' as const),
    accountName: checkHolder(accountName, holder),
    paymentPassword: paymentPassword === '' ? ('wallet.withdraw.password_required' as const) : undefined,
  } satisfies Record<AccountField, string | undefined>
}
