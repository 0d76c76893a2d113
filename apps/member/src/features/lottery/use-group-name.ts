import { say, type MessageKey } from '@saola/i18n'
import { useTranslation } from 'react-i18next'

/** How groups of lotteries are called, and what is said of them; one that has no words here keeps the gateway's. */
export function useGroupName(): {
  name: (code: string, label?: string) => string
  about: (code: string) => string | undefined
} {
  const { i18n } = useTranslation('lottery')
  // The check before says that it is a key.
  const words = (key: string): string | undefined =>
    i18n.exists(key) ? say(i18n, key as MessageKey) : undefined
  return {
    name: (code, label) => words(`lottery:group.${code}`) ?? label ?? code,
    about: (code) => words(`lottery:group.about.${code}`),
  }
}
