import { useCopy } from '@saola/ui'
import { useApp } from '../context/app-context.tsx'

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

/** Ways to hand out an address: Zalo with the text copied, and where the browser has it, any other app. */
export function useShare({ url, text, copiedText }: Shared): {
  toZalo: () => void
  toOthers: (() => void) | undefined
} {
  const copy = useCopy()
  const { name: brand } = useApp().brand
  return {
    toZalo: () => {
      // Opened at once: a browser lets a page open another only in the tap itself.
      window.open(zalo, '_blank', 'noopener')
      copy(text, copiedText)
    },
    toOthers:
      'share' in navigator
        ? // Turning back in the phone's own sheet is no failure.
          () => void navigator.share({ title: brand, text, url }).catch(() => undefined)
        : undefined,
  }
}
