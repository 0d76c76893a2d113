import { useToast } from '../feedback/toast.tsx'
import { copyText } from './copy-text.ts'
import { HeldText } from './held-text.tsx'

/** Copies a text and says so in the words `copied`; where no way works, shows it selected, to be copied by hand. */
export function useCopy(): (text: string, copied: string) => void {
  const toast = useToast()
  return (text, copied) =>
    void copyText(text).then((done) =>
      toast(done ? { tone: 'good', text: copied } : { tone: 'warn', text: <HeldText text={text} /> }),
    )
}
