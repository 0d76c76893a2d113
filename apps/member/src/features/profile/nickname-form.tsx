import { calls } from '@saola/protocol'
import { formSchema, keepMember, RefusedNotice, useApp, useForm } from '@saola/shell'
import { Button, Field, TextInput, useToast } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './nickname-form.module.css'

/** What a nickname may be, the gateway alone says. */
const anyName = formSchema<{ nickname: string }>(() => ({}))

/** The name that other members see. */
export function NicknameForm({ nickname }: { nickname: string }): ReactElement {
  const { t } = useTranslation(['security', 'member'])
  const { api, session } = useApp()
  const toast = useToast()
  const { form, onSubmit, problems, busy, refused } = useForm(anyName, calls.member.saveProfile, {
    values: { nickname },
    toInput: (typed) => ({ nickname: typed.nickname.trim() || ' ' }),
    invalidates: ['member'],
    onDone: async () => {
      toast({ tone: 'good', text: t('security:profile.saved') })
      keepMember(session, await api.send(calls.member.info))
    },
  })
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <Field
        label={t('member:nickname')}
        hint={t('security:profile.nickname_hint')}
        error={problems.nickname}
      >
        <TextInput {...form.register('nickname')} autoComplete="nickname" maxLength={40} />
      </Field>
      <RefusedNotice refused={refused} />
      <Button type="submit" busy={busy} disabled={form.watch('nickname').trim() === nickname}>
        {t('security:profile.save')}
      </Button>
    </form>
  )
}
