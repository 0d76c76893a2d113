import { say, type MessageKey } from '@saola/i18n'
import { useTranslation } from 'react-i18next'

/** Ways to bet that come in sizes, as `keno-4` or `mega-bao-7`. */
const sized = ['mega', 'mega-bao', 'power', 'power-bao', 'keno', 'ibox-big', 'ibox-small'] as const

/** The name of a way to bet; one that has none here keeps its id. */
export function useBetName(): (type: string) => string {
  const { t, i18n } = useTranslation('lottery')
  return (type) => {
    const [, stem, size = ''] = /^(.+)-(\d+)$/.exec(type) ?? []
    const known = sized.find((each) => each === stem)
    if (known !== undefined) return t(`sized.${known}`, { size })
    const key = `lottery:bet.${type}`
    // The check before says that it is a key.
    return i18n.exists(key) ? say(i18n, key as MessageKey) : type
  }
}
