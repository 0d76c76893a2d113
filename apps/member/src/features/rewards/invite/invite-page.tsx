import { formatDate, formatMoney } from '@saola/i18n'
import { calls, type InvitedFriend, type ReferralDetails } from '@saola/protocol'
import { callQuery, LoadFailed, stale, useApp, useDocumentTitle, useLanguage, useShare } from '@saola/shell'
import { Badge, Button, Card, Copyable, EmptyState, Icon, Notice, QrCode, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './invite.module.css'

/** The reader's own code with ways to hand it out, what a friend brings, and who came (promotions 24 to 26). */
export function InvitePage(): ReactElement {
  const { t } = useTranslation('promotions')
  const call = calls.promotions.referral
  const query = callQuery(useApp().api, call, { autoGenerate: 'true' })
  const { data, error, isFetching, refetch } = useQuery({
    ...query,
    staleTime: stale.moment,
    meta: { call, quiet: true },
  })
  useDocumentTitle(t('invite'))
  return (
    <div className={styles.page}>
      <h1>{t('invite')}</h1>
      {data === undefined && error === null && <Skeleton height="24rem" />}
      {data === undefined && error !== null && (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <div className={styles.whole}>
          <HandOut details={data} />
          <Friends details={data} />
        </div>
      )}
    </div>
  )
}

function HandOut({ details }: { details: ReferralDetails }): ReactElement {
  const { t } = useTranslation(['promotions', 'shell'])
  const language = useLanguage()
  const { name: brand } = useApp().brand
  const { url = '', referralCode, terms, friends } = details
  const share = useShare({
    url,
    text: t('promotions:invite.text', { brand, url }),
    copiedText: t('promotions:invite.zalo_hint'),
  })
  const copying = { copiedLabel: t('shell:act.copied') }
  return (
    <Card className={styles.out}>
      {terms === undefined && friends !== undefined && (
        <Notice tone="info">{t('promotions:invite.closed')}</Notice>
      )}
      {terms !== undefined && (
        <p>
          {t(terms.playTimes ? 'promotions:invite.about_played' : 'promotions:invite.about', {
            bets: formatMoney(terms.leastDeposits * (terms.playTimes ?? 0), language),
            deposits: formatMoney(terms.leastDeposits, language),
            days: terms.days,
            reward: formatMoney(terms.reward, language),
            most: terms.most,
          })}
        </p>
      )}
      {url !== '' && (
        <div className={styles.qr}>
          <QrCode text={url} label={t('promotions:invite.qr_alt')} size={176} />
        </div>
      )}
      <div className={styles.named}>
        <span className={styles.quiet}>{t('promotions:invite.code')}</span>
        <Copyable value={referralCode} copyLabel={t('shell:act.copy')} {...copying}>
          <b className={styles.code}>{referralCode}</b>
        </Copyable>
      </div>
      {url !== '' && (
        <>
          <div className={styles.named}>
            <span className={styles.quiet}>{t('promotions:invite.link')}</span>
            <Copyable value={url} copyLabel={t('promotions:invite.copy')} {...copying}>
              <span className={styles.url}>{url}</span>
            </Copyable>
          </div>
          <Button variant="primary" size="large" wide onClick={share.toZalo}>
            {t('promotions:invite.zalo')}
          </Button>
          {share.toOthers !== undefined && (
            <Button wide icon={<Icon name="share" size={18} />} onClick={share.toOthers}>
              {t('promotions:invite.other')}
            </Button>
          )}
        </>
      )}
    </Card>
  )
}

function Friends({ details }: { details: ReferralDetails }): ReactElement {
  const { t } = useTranslation('promotions')
  const language = useLanguage()
  const { friends = [], totalInvitations, earned } = details
  return (
    <Card title={t('invite.friends')}>
      {totalInvitations === 0 && friends.length === 0 ? (
        <EmptyState title={t('invite.empty')}>{t('invite.empty_hint')}</EmptyState>
      ) : (
        <>
          <p className={styles.sums}>
            <span>{t('invite.count', { count: totalInvitations })}</span>
            {earned !== undefined && (
              <span>
                {t('invite.earned')}:{' '}
                <b translate="no" className={`${styles.amount} figures`}>
                  {formatMoney(earned, language)}
                </b>
              </span>
            )}
          </p>
          <ul className="plain-list">
            {friends.map((friend) => (
              <Friend key={`${friend.name}/${friend.registeredAt}`} friend={friend} />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

const tones = { waiting: 'info', rewarded: 'good', refused: 'warn', over: undefined } as const

function Friend({ friend }: { friend: InvitedFriend }): ReactElement {
  const { t } = useTranslation('promotions')
  const language = useLanguage()
  const { name, registeredAt, state, reward, refused } = friend
  const tone = tones[state]
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <b>{name}</b>
        <span className={`${styles.quiet} figures`}>{formatDate(registeredAt, language)}</span>
        {refused !== undefined && <span className={styles.quiet}>{t(`invite.refused.${refused}`)}</span>}
      </span>
      {reward !== undefined && (
        <span translate="no" className={`${styles.amount} figures`}>
          {formatMoney(reward, language)}
        </span>
      )}
      <Badge {...(tone && { tone })}>{t(`invite.state.${state}`)}</Badge>
    </li>
  )
}
