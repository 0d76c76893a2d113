import { say, type MessageKey } from '@saola/i18n'
import { useTranslation } from 'react-i18next'

/** How a number of a line is said: digits as they are, a word such as `tai` by its name. */
export function useChoiceName(): (number: string) => string {
  const { i18n } = useTranslation('lottery')
  return (number) => {
    const key = `lottery:choice.${number}`
    // The check before says that it is a key.
    return i18n.exists(key) ? say(i18n, key as MessageKey) : number
  }
}
