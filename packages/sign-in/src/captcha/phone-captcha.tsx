import { useLanguage } from '@saola/shell'
import { Dialog } from '@saola/ui'
import { useEffect, useRef, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './phone-captcha.module.css'

export type PhoneCaptchaProps = {
  /** The service's own page. */
  address: URL
  onSolved: (token: string) => void
  onClose: () => void
}

/**
 * The phone service's captcha in a dialog. Its page is told who frames it by `origin` and hands back a token by a message; one
 * from anywhere else is nobody's.
 */
export function PhoneCaptcha({ address, onSolved, onClose }: PhoneCaptchaProps): ReactElement {
  const { t } = useTranslation(['session', 'shell'])
  const language = useLanguage()
  const frame = useRef<HTMLIFrameElement>(null)
  const { origin } = address
  useEffect(() => {
    const handleMessage = ({ origin: sender, source, data }: MessageEvent): void => {
      if (sender !== origin || source !== frame.current?.contentWindow) return
      const token = tokenIn(data)
      if (token !== undefined) onSolved(token)
    }
    addEventListener('message', handleMessage)
    return () => removeEventListener('message', handleMessage)
  }, [origin, onSolved])
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('session:captcha.phone')}
      description={t('session:captcha.phone_note')}
      closeLabel={t('shell:dialog.close')}
      size="small"
    >
      <iframe
        ref={frame}
        className={styles.frame}
        title={t('session:captcha.phone_frame')}
        src={withParameters(address, { origin: location.origin, language })}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- never our own origin: usePhoneCaptcha refuses it
        sandbox="allow-scripts allow-forms allow-same-origin"
      />
    </Dialog>
  )
}

/** `{ type: 'saola-captcha', token }`, as the page of the captcha sends it. */
function tokenIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { type, token } = data as { type?: unknown; token?: unknown }
  return type === 'saola-captcha' && typeof token === 'string' && token !== '' ? token : undefined
}

function withParameters(address: URL, added: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(address.search)
  for (const [name, value] of Object.entries(added)) query.set(name, value)
  return `${address.origin}${address.pathname}?${query.toString()}`
}
