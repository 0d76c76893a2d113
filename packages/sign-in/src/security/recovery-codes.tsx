import { Button, Checkbox, Icon, Notice, useToast } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '@saola/shell'
import { printText, saveText } from './keep-text.ts'
import styles from './recovery-codes.module.css'

export type RecoveryCodesProps = { codes: readonly string[]; onFinish: () => void }

/** The recovery codes for the one time that they are shown: to copy, to download, to print. */
export function RecoveryCodes({ codes, onFinish }: RecoveryCodesProps): ReactElement {
  const { t } = useTranslation('security')
  const { session } = useApp()
  const toast = useToast()
  const [kept, setKept] = useState(false)
  const account = session.member?.account ?? ''
  const text = `${t('recovery.file', { account })}\n\n${codes.join('\n')}\n`
  const handleCopy = (): void => {
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast({ tone: 'good', text: t('recovery.copied') }),
      () => toast({ tone: 'warn', text: t('copy.refused') }),
    )
  }
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
          onClick={() => saveText(`saola-${account}-recovery.txt`, text, 'text/plain')}
        >
          {t('recovery.download')}
        </Button>
        <Button size="small" icon={<Icon name="statement" size={18} />} onClick={() => printText(text)}>
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
