import { calls } from '@saola/protocol'
import { callMutation, callQuery, stale, useApp } from '@saola/shell'
import { Button, Icon, Notice, Skeleton, useToast } from '@saola/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { avatarPath } from '#shared/account/avatar-path.ts'
import { useAvatar } from '#shared/account/use-avatar.ts'
import styles from './avatar-picker.module.css'
import { useAvatarUpload } from './use-avatar-upload.ts'

/** The drawn avatars to choose from, and a picture of one's own: chosen, shown, then sent. */
export function AvatarPicker(): ReactElement {
  const { t } = useTranslation(['security', 'member'])
  const { api, brand } = useApp()
  const toast = useToast()
  const file = useRef<HTMLInputElement>(null)
  const { avatar, isOwn, picture } = useAvatar()
  const { source, ...shown } = picture
  const icons = useQuery({ ...callQuery(api, calls.member.icon), staleTime: stale.forever })
  // Its own state, so that the choice shows in the same moment; a failure takes it back.
  const [wanted, setWanted] = useState<string>()
  const saved = (): void => toast({ tone: 'good', text: t('security:avatar.saved') })
  const upload = useAvatarUpload(() => {
    setWanted(undefined)
    saved()
  })
  const pick = useMutation({
    ...callMutation(api, calls.member.saveAvatar, { invalidates: ['member'] }),
    onSuccess: saved,
    onError: () => setWanted(undefined),
  })
  const chosen = wanted ?? (!isOwn && avatar)
  return (
    <div className={styles.picker}>
      <div className={styles.now}>
        <span className={styles.large}>
          {upload.preview !== undefined && <img src={upload.preview} alt={t('security:avatar.preview')} />}
          {upload.preview === undefined && source !== undefined && (
            <img {...shown} src={source} alt={t('security:avatar.current')} />
          )}
        </span>
        <div className={styles.own}>
          {upload.preview === undefined ? (
            <Button icon={<Icon name="upload" size={20} />} onClick={() => file.current?.click()}>
              {t('security:avatar.upload')}
            </Button>
          ) : (
            <div className={styles.acts}>
              <Button variant="primary" busy={upload.busy} onClick={upload.save}>
                {t('security:avatar.save')}
              </Button>
              <Button variant="ghost" disabled={upload.busy} onClick={upload.discard}>
                {t('security:avatar.cancel')}
              </Button>
            </div>
          )}
          <p className={styles.rule}>{t('security:avatar.rule')}</p>
          {upload.busy && (
            <progress
              className={styles.progress}
              aria-label={t('security:avatar.sending')}
              {...(upload.progress !== undefined && { value: upload.progress })}
            />
          )}
        </div>
        <input
          ref={file}
          className="visually-hidden"
          type="file"
          accept="image/png,image/jpeg"
          aria-label={t('security:avatar.upload')}
          tabIndex={-1}
          onChange={(event) => {
            const [first] = event.target.files ?? []
            // The same file may be chosen again.
            if (first !== undefined) void upload.choose(first)
            event.target.value = ''
          }}
        />
      </div>
      {upload.problem !== undefined && (
        <Notice tone="bad" live>
          {upload.problem}
        </Notice>
      )}
      {icons.isPending && <Skeleton height="9rem" />}
      {icons.data !== undefined && (
        <fieldset className={styles.choices}>
          <legend>{t('member:avatar.choose')}</legend>
          {icons.data.map((icon, index) => (
            <label key={icon} className={styles.choice}>
              <input
                type="radio"
                name="avatar"
                value={icon}
                checked={chosen === icon}
                onChange={() => {
                  setWanted(icon)
                  pick.mutate({ icon })
                }}
                aria-label={t('member:avatar.option', { n: index + 1 })}
              />
              <img
                src={avatarPath({ avatar: icon, avatarType: 'STATIC' }, brand.merchant)}
                alt=""
                width={64}
                height={64}
              />
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}
