import type { MeasuredPair } from '@saola/brands/theme'
import { Button } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { isWeak } from './contrast.tsx'
import type { Say } from './say.ts'
import styles from './tokens.module.css'
import type { Outcome, Sheet } from './use-sheet.ts'

type SaveBarProps = { sheet: Sheet; pairs: readonly MeasuredPair[]; say: Say }

/** Says how it stands, and writes `theme.css` or goes back to it. */
export function SaveBar({ sheet, pairs, say }: SaveBarProps): ReactElement {
  const [isBusy, setBusy] = useState(false)
  const weak = pairs.filter(isWeak).length
  const handleSave = async (): Promise<void> => {
    setBusy(true)
    await sheet.save()
    setBusy(false)
  }
  return (
    <footer className={styles.bar}>
      <output className={weak > 0 ? styles.weak : undefined}>
        {weak === 0
          ? say('Mọi cặp màu đều đủ tương phản.', 'Every pair has enough contrast.')
          : say(
              `${weak} cặp màu quá yếu.`,
              weak === 1 ? 'One pair is too weak.' : `${weak} pairs are too weak.`,
            )}{' '}
        {sheet.outcome && outcomeWords(sheet.outcome, say)}
      </output>
      <div className={styles.acts}>
        {(sheet.isChanged || sheet.outcome === 'written meanwhile') && (
          <Button onClick={() => void sheet.reread()}>{say('Bỏ thay đổi', 'Discard changes')}</Button>
        )}
        <Button variant="primary" busy={isBusy} disabled={!sheet.isChanged} onClick={() => void handleSave()}>
          {say('Lưu theme.css', 'Save theme.css')}
        </Button>
      </div>
    </footer>
  )
}

function outcomeWords(outcome: Outcome, say: Say): string {
  const words = {
    saved: say('Đã lưu; tải lại trang là thấy.', 'Saved; load the site again to see it.'),
    'written meanwhile': say(
      'Chưa lưu: tệp vừa được sửa ở nơi khác. Bỏ thay đổi để đọc lại.',
      'Not saved: the file was written elsewhere meanwhile. Discard changes to read it again.',
    ),
    'no sheet': say('Chưa lưu: không đọc được thành CSS.', 'Not saved: it cannot be read as a sheet.'),
    failed: say('Chưa lưu: máy chủ không trả lời.', 'Not saved: nobody answered.'),
  } satisfies Record<Outcome, string>
  return words[outcome]
}
