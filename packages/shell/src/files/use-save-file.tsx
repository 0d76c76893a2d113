import { useToast } from '@saola/ui'
import { useTranslation } from 'react-i18next'
import { HeldPicture } from './held-picture.tsx'
import { isInApp, saveFile, shareFile } from './save-file.ts'

/** Ways to take something along. */
export type Keeping = {
  /** Saves a file. */
  save: (name: string, content: Blob) => void
  /** Offers a file to the apps of a phone; where a browser shares none, saves it. */
  share: (name: string, content: Blob) => void
  /** Runs what prints. */
  print: (print: () => void) => void
}

/** Saves, shares and prints; where a browser does not, shows a picture to press and hold, or says where it works. */
export function useSaveFile(): Keeping {
  const { t } = useTranslation('shell')
  const toast = useToast()
  const tell = (done: boolean, content: Blob): void => {
    if (done) return
    if (!content.type.startsWith('image/')) {
      toast({ tone: 'warn', text: t('file.in_app') })
      return
    }
    toast({ tone: 'warn', text: <HeldPicture content={content} hint={t('file.hold')} /> })
  }
  return {
    save: (name, content) => void saveFile(name, content).then((done) => tell(done, content)),
    share: (name, content) =>
      void shareFile(name, content)
        .then((done) => done || saveFile(name, content))
        .then((done) => tell(done, content)),
    print: (print) => {
      if (isInApp() || typeof window.print !== 'function') toast({ tone: 'warn', text: t('file.no_print') })
      else print()
    },
  }
}
