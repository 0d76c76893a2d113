import { say, type MessageKey } from '@saola/i18n'
import { useTranslation } from 'react-i18next'

/** The name of a way to bet; one that has none here keeps its id. */
export function useBetName(): (type: string) => string {
  const { i18n } = useTranslation('lottery')
  return (type) => {
    const key = `lottery:bet.${type}`
    // The check before says that it is a key.
    return i18n.exists(key) ? say(i18n, key as MessageKey) : type
  }
}
