import { calls } from '@saola/protocol'
import { callMutation, errorText, keepMember, useApp, useText } from '@saola/shell'
import { Button, Field, TextInput, useToast } from '@saola/ui'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './nickname-form.module.css'

/** The name that other players see. */
export function NicknameForm({ nickname }: { nickname: string }): ReactElement {
  const { t } = useTranslation(['security', 'member'])
  const { api, session } = useApp()
  const toast = useToast()
  const [typed, setTyped] = useState(nickname)
  const save = useMutation({
    ...callMutation(api, calls.member.saveProfile, { quiet: true, invalidates: ['member'] }),
    onSuccess: async () => {
      toast({ tone: 'good', text: t('security:profile.saved') })
      keepMember(session, await api.send(calls.member.info))
    },
  })
  const refused = save.error === null ? undefined : errorText(save.error)
  const say = useText(refused)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({ nickname: typed.trim() || ' ' })
      }}
    >
      <Field
        label={t('member:nickname')}
        hint={t('security:profile.nickname_hint')}
        error={refused && say(refused)}
      >
        <TextInput
          name="nickname"
          autoComplete="nickname"
          maxLength={40}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" busy={save.isPending} disabled={typed.trim() === nickname}>
        {t('security:profile.save')}
      </Button>
    </form>
  )
}
