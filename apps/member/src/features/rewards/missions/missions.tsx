import { formatMoney } from '@saola/i18n'
import { calls, type MissionView } from '@saola/protocol'
import { Offered, useApp, useLanguage, useMoneyAct, useText } from '@saola/shell'
import { Badge, Button, Card, Icon, Notice, Skeleton, type IconName } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { missionsQuery } from '#shared/missions-query.ts'
import { paths } from '#shared/paths.ts'
import styles from './missions.module.css'

/** Where each mission is done, and its sign. */
const places: Readonly<Record<MissionView['kind'], { to: string; icon: IconName }>> = {
  zalo: { to: paths.security, icon: 'phone' },
  contact: { to: paths.security, icon: 'shield' },
  payment_password: { to: paths.security, icon: 'lock' },
  bank_card: { to: paths.banks, icon: 'bank' },
  first_deposit: { to: paths.deposit, icon: 'deposit' },
  first_bet: { to: paths.games, icon: 'games' },
}

/** The missions of a newcomer: what each gives, the way to do it, and the claim; nothing for anybody else. */
export function Missions(): ReactElement | null {
  const { t } = useTranslation('promotions')
  const language = useLanguage()
  const [claimed, setClaimed] = useState<number>()
  const { data = [], isPending } = useQuery(missionsQuery(useApp()))
  const isOver = data.every(({ state }) => state === 'claimed')
  if (isPending) return <Skeleton height="6rem" />
  if (isOver && claimed === undefined) return null
  const sum = data.reduce((all, { reward }) => all + reward, 0)
  const done = data.filter(({ state }) => state !== 'open').length
  return (
    <Card title={t('mission')} className={styles.card}>
      <p>
        <Badge tone="accent">{t('newbie.bonus', { amount: formatMoney(sum, language) })}</Badge>
      </p>
      <p className={styles.quiet}>{t('mission.about', { sum: formatMoney(sum, language) })}</p>
      <progress
        max={Math.max(1, data.length)}
        value={done}
        aria-label={t('mission')}
        className={styles.way}
      />
      {claimed !== undefined && (
        <Notice tone="good" live>
          {t('claimed', { amount: formatMoney(claimed, language) })}
        </Notice>
      )}
      <ul className="plain-list">
        {data.map((mission) => (
          <Row key={mission.kind} mission={mission} onClaimed={setClaimed} />
        ))}
      </ul>
    </Card>
  )
}

type RowProps = { mission: MissionView; onClaimed: (amount: number) => void }

function Row({ mission, onClaimed }: RowProps): ReactElement {
  const { t } = useTranslation('promotions')
  const language = useLanguage()
  const say = useText()
  const { kind, reward, state } = mission
  const { to, icon } = places[kind]
  const amount = formatMoney(reward, language)
  const { act, busy, refused } = useMoneyAct(calls.promotions.claimMission, {
    invalidates: ['promotions', 'wallet'],
    onDone: () => onClaimed(reward),
  })
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.sign}>
        <Icon name={state === 'claimed' ? 'check' : icon} size={20} />
      </span>
      <span className={styles.words}>
        <span>{t(`mission.kind.${kind}`)}</span>
        <b className={`${styles.amount} figures`}>{amount}</b>
      </span>
      {state === 'claim' && (
        <Offered by="promotions.claimMission">
          <Button variant="primary" busy={busy} onClick={() => act({ kind })}>
            {t('own.claim', { amount })}
          </Button>
        </Offered>
      )}
      {state === 'open' && (
        <Button asChild>
          <Link to={to} aria-label={`${t('mission.do')}: ${t(`mission.kind.${kind}`)}`}>
            {t('mission.do')}
          </Link>
        </Button>
      )}
      {state === 'claimed' && <span className={styles.quiet}>{t('mission.claimed')}</span>}
      {refused !== undefined && (
        <Notice tone="bad" live>
          {say(refused)}
        </Notice>
      )}
    </li>
  )
}
