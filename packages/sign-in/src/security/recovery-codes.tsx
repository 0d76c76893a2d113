import { Button, Checkbox, Icon, Notice, useCopy } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp, useSaveFile } from '@saola/shell'
import { printText } from './print-text.ts'
import styles from './recovery-codes.module.css'

export type RecoveryCodesProps = { codes: readonly string[]; onFinish: () => void }

/** The recovery codes for the one time that they are shown: to copy, to download, to print. */
export function RecoveryCodes({ codes, onFinish }: RecoveryCodesProps): ReactElement {
  const { t } = useTranslation('security')
  const { brand, session } = useApp()
  const copy = useCopy()
  const file = useSaveFile()
  const [kept, setKept] = useState(false)
  const account = session.member?.account ?? ''
  const text = `${t('recovery.file', { account })}\n\n${codes.join('\n')}\n`
  const handleCopy = (): void => copy(codes.join('\n'), t('recovery.copied'))
  return (
    <div className={styles.sheet}>
      <Notice tone="warn">{t('recovery.note')}</Notice>
      <ul className={styles.codes} aria-label={t('recovery.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.acts}>
        <Button size="small" icon={<Icon name="copy" size={18} />} onClick={handleCopy}>
          {t('recovery.copy')}
        </Button>
        <Button
          size="small"
          icon={<Icon name="download" size={18} />}
          onClick={() =>
            file.save(`${brand.merchant}-${account}-recovery.txt`, new Blob([text], { type: 'text/plain' }))
          }
        >
          {t('recovery.download')}
        </Button>
        <Button
          size="small"
          icon={<Icon name="statement" size={18} />}
          onClick={() => file.print(() => printText(text))}
        >
          {t('recovery.print')}
        </Button>
      </div>
      <Checkbox checked={kept} onChange={(event) => setKept(event.target.checked)}>
        {t('recovery.kept')}
      </Checkbox>
      <Button variant="primary" wide disabled={!kept} onClick={onFinish}>
        {t('recovery.finish')}
      </Button>
    </div>
  )
}
