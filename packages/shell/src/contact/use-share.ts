import { useCopy } from '@saola/ui'
import { useTranslation } from 'react-i18next'
import { useApp } from '../context/app-context.tsx'
import { share } from './share.ts'

/** Where Zalo opens, in its app on a phone and in the browser elsewhere; it takes no text by address. */
const zalo = 'https://chat.zalo.me/'

export type Shared = {
  /** The address to share. */
  url: string
  /** The invitation around it. */
  text: string
  /** Said once the text is copied, to be pasted in Zalo. */
  copiedText: string
}

/** Ways to hand out an address: Zalo with the text copied, and where the browser has it, any other app; else the text is copied. */
export function useShare({ url, text, copiedText }: Shared): {
  toZalo: () => void
  toOthers: (() => void) | undefined
} {
  const copy = useCopy()
  const { t } = useTranslation('shell')
  const { name: brand } = useApp().brand
  return {
    toZalo: () => {
      // Opened at once: a browser lets a page open another only in the tap itself.
      window.open(zalo, '_blank', 'noopener')
      copy(text, copiedText)
    },
    toOthers:
      'share' in navigator
        ? () =>
            void share({ title: brand, text, url }).then((done) => {
              if (!done) copy(text, t('act.not_shared'))
            })
        : undefined,
  }
}
