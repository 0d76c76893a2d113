import { calls } from '@saola/protocol'
import { Button, Icon } from '@saola/ui'
import { useMutation } from '@tanstack/react-query'
import { useRef, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '@saola/shell'
import { solveCaptchaWork } from './solve-captcha-work.ts'
import styles from '../forms/sign-in-form.module.css'

export type CaptchaWorkProps = {
  /** Called with what goes into the captcha field. */
  onSolved: (answer: string) => void
}

/** The way past a captcha for who cannot read its picture: the browser works for it, and nothing has to be read. */
export function CaptchaWork({ onSolved }: CaptchaWorkProps): ReactElement {
  const { t } = useTranslation('session')
  const { api } = useApp()
  const status = useRef<HTMLOutputElement>(null)
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: async () => solveCaptchaWork(await api.send(calls.session.captchaWork)),
    onSuccess: (answer) => {
      onSolved(answer)
      // The button goes; whoever pressed it must not lose the place.
      status.current?.focus()
    },
    meta: { call: calls.session.captchaWork },
  })
  return (
    <div className={styles.work}>
      {!isSuccess && (
        <Button variant="ghost" size="small" busy={isPending} onClick={() => mutate()}>
          {t('captcha.alternative')}
        </Button>
      )}
      <output ref={status} tabIndex={-1} className={styles.solved}>
        {isPending && <span>{t('captcha.solving')}</span>}
        {isSuccess && (
          <>
            <Icon name="check" size={20} /> {t('captcha.solved')}
          </>
        )}
      </output>
    </div>
  )
}
