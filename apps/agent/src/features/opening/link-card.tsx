import { formatDate } from '@saola/i18n'
import { calls, type InvitationLink } from '@saola/protocol'
import { callMutation, hasCall, useApp, useCapabilities, useLanguage } from '@saola/shell'
import { Badge, Button, Card, Copyable, Icon, type Tone } from '@saola/ui'
import { useMutation } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './link-card.module.css'
import { LinkFunnel } from './link-funnel.tsx'

/** What can be opened about a link. */
export type LinkAct = 'share' | 'edit' | 'who' | 'remove'

type LinkCardProps = {
  link: InvitationLink
  /** Whether the link may be changed, and not only handed out. */
  mayAct: boolean
  onAct: (act: LinkAct) => void
}

const tones = { open: 'good', paused: 'warn', expired: 'plain', used_up: 'info' } as const satisfies Record<
  InvitationLink['status'],
  Tone | 'plain'
>

/** One link: what it is, how it stands, what came of it, and what can be done. */
export function LinkCard({ link, mayAct, onAct }: LinkCardProps): ReactElement {
  const { t } = useTranslation(['opening', 'shell'])
  const language = useLanguage()
  const capabilities = useCapabilities()
  const mayChange = mayAct && hasCall(capabilities, calls.team.changeLink.id)
  const mayRemove = mayAct && hasCall(capabilities, calls.team.removeLink.id)
  const { api } = useApp()
  const pausing = useMutation(callMutation(api, calls.team.changeLink, { invalidates: ['team'] }))
  const { name, quota, endDate } = link
  const isPaused = link.status === 'paused'
  const named = (act: string): string => t('opening:links.act_on', { act, name })
  const setPaused = (paused: boolean): void => {
    const terms = { name, ...(quota !== undefined && { quota }), ...(endDate !== undefined && { endDate }) }
    pausing.mutate({ affiUrlId: link.affiUrlId, ...terms, isPaused: paused })
  }
  const facts = [
    link.type === 1 ? t('opening:type.agent') : t('opening:type.player'),
    link.rebate !== undefined && t('opening:rebate.of', { rate: `${link.rebate}%` }),
    quota !== undefined && t('opening:links.quota_of', { used: link.registered ?? 0, quota }),
    endDate !== undefined && t('opening:links.until', { day: formatDate(endDate - 1, language) }),
    // A gateway that does not say when a link was made says nothing of its end either.
    endDate === undefined && link.createdAt !== undefined && t('opening:links.forever'),
  ].filter((fact) => fact !== false)
  return (
    <Card
      title={name}
      aside={<Badge tone={tones[link.status]}>{t(`opening:links.status.${link.status}`)}</Badge>}
    >
      <div className={styles.body}>
        <p className={styles.facts}>{facts.join(' · ')}</p>
        <Copyable
          value={link.url ?? link.code}
          copyLabel={named(t(link.url === undefined ? 'shell:act.copy' : 'opening:links.copy'))}
          copiedLabel={t('shell:act.copied')}
        >
          <span className={styles.url}>{link.url ?? link.code}</span>
        </Copyable>
        <LinkFunnel link={link} />
        <div className={styles.acts}>
          {link.url !== undefined && (
            <Button
              size="small"
              icon={<Icon name="share" size={18} />}
              aria-label={t('opening:links.share_of', { name })}
              onClick={() => onAct('share')}
            >
              {t('opening:links.share')}
            </Button>
          )}
          {hasCall(capabilities, calls.team.linkRegistrations.id) && (
            <Button size="small" aria-label={named(t('opening:links.who'))} onClick={() => onAct('who')}>
              {t('opening:links.who')}
            </Button>
          )}
          {mayChange && (
            <Button
              size="small"
              aria-label={t('opening:links.edit_of', { name })}
              onClick={() => onAct('edit')}
            >
              {t('opening:links.edit_short')}
            </Button>
          )}
          {mayChange && (link.status === 'open' || isPaused) && (
            <Button
              size="small"
              busy={pausing.isPending}
              aria-label={named(isPaused ? t('opening:links.resume') : t('opening:links.pause'))}
              onClick={() => setPaused(!isPaused)}
            >
              {isPaused ? t('opening:links.resume') : t('opening:links.pause')}
            </Button>
          )}
          {mayRemove && (
            <Button
              size="small"
              variant="ghost"
              aria-label={named(t('opening:links.remove'))}
              onClick={() => onAct('remove')}
            >
              {t('opening:links.remove')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
