import { share } from '../contact/share.ts'

/** Apps whose own browser drops a download without a word: Zalo, Facebook, Messenger, Instagram, TikTok, Line and others. */
const inApp =
  /\bZalo\b|FBAN|FBAV|FB_IAB|Instagram|musical_ly|BytedanceWebview|\bLine\/|MicroMessenger|; wv\)/i

/** Whether the page is open inside another app. */
export function isInApp(agent: string = navigator.userAgent): boolean {
  return inApp.test(agent)
}

/**
 * Hands a file to the browser's downloads; inside another app to the phone's own sheet. False where neither is there, so
 * that whoever asked says so: `useSaveFile` does.
 */
export async function saveFile(name: string, content: Blob): Promise<boolean> {
  if (isInApp()) return shareFile(name, content)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // Safari reads the address a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return true
}

/** Offers a file to the apps of a phone; false where the browser shares no files. */
export async function shareFile(name: string, content: Blob): Promise<boolean> {
  const files = [new File([content], name, { type: content.type })]
  if (typeof navigator.canShare !== 'function' || !navigator.canShare({ files })) return false
  return share({ files })
}
