import { keyOfText, openText, sealText, type Sealing } from '@saola/server'

/** A card as its owner typed it. */
export type CardNumber = { bin: string; accountNumber: string }

/** How it is kept: sealed where it has a key. */
export type KeptNumber = { account_number: string; number_key: string | null }

/** How the number of a card is kept (wallet 50): sealed, with a key by which equal ones are found. */
export function sealNumber(sealing: Sealing, card: CardNumber): KeptNumber & { number_key: string } {
  const key = keyOfNumber(sealing, card)
  return { account_number: sealText(sealing, card.accountNumber, about(key)), number_key: key }
}

/** The key of a number. */
function keyOfNumber(sealing: Pick<Sealing, 'settings'>, { bin, accountNumber }: CardNumber): string {
  return keyOfText(sealing, `bank card ${bin} ${accountNumber}`)
}

/** The number of a card; one from before lies open until it is sealed. */
export function openNumber(sealing: Pick<Sealing, 'settings'>, row: KeptNumber): string {
  return row.number_key === null
    ? row.account_number
    : openText(sealing, row.account_number, about(row.number_key))
}

function about(key: string): string {
  return `bank-card:${key}`
}
