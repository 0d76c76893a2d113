import { saveFile } from './save-file.ts'

/** Offers a picture to the apps of a phone; where a browser shares no files it goes to the downloads. */
export async function sharePicture(name: string, picture: Blob): Promise<void> {
  const files = [new File([picture], name, { type: picture.type })]
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files })) {
    // Turning back in the phone's own sheet is no failure.
    await navigator.share({ files }).catch(() => undefined)
    return
  }
  saveFile(name, picture)
}
