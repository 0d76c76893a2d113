import { foldText } from '@saola/validation'
import type { Bank } from '@saola/protocol'

/**
 * The banks that fit what was typed, with or without accents: each typed word begins a word of the name, code or BIN, or
 * is a part of the short name. Those whose short name or code begins so come first, else the catalogue's order stays.
 */
export function findBanks(banks: readonly Bank[], typed: string): readonly Bank[] {
  const wanted = foldText(typed).trim()
  if (wanted === '') return banks
  const words = wanted.split(/\s+/)
  const found = banks.filter((bank) => {
    const text = ` ${foldText(`${bank.shortName} ${bank.code} ${bank.name} ${bank.bin}`)}`
    const short = foldText(bank.shortName)
    return words.every((word) => text.includes(` ${word}`) || (word.length > 1 && short.includes(word)))
  })
  const isFirst = (bank: Bank): boolean =>
    foldText(bank.shortName).startsWith(wanted) || foldText(bank.code).startsWith(wanted)
  return [...found.filter(isFirst), ...found.filter((bank) => !isFirst(bank))]
}

/** What tells a bank apart from the others: its name without the words that most of them begin with. */
export function properName({ name }: Bank): string {
  return name.replace(/^Ngân hàng (?:TMCP |TNHH MTV |Thương mại TNHH MTV |TNHH )/, '')
}
