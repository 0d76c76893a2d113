import { dayKey, messageKey, say, startOfDay } from '@saola/i18n'
import { cashPrizesOn, checkTicket, isRegion, prizeShapes, type CheckedTicket } from '@saola/rules'
import { DayEntry, focusRefusedField, LoadFailed, useApp, useDocumentTitle } from '@saola/shell'
import { Button, Card, Field, Notice, Select, ShapedInput } from '@saola/ui'
import { plainText } from '@saola/validation'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useServerRead } from '#shared/lottery/server-clock.ts'
import { LotteryLinks } from '../lottery-links.tsx'
import { menuQuery, resultsQuery } from '../lottery-queries.ts'
import { boardDay } from '../results/board-day.ts'
import { resultGroups } from '../results/results-search.ts'
import { TicketOutcome } from './ticket-outcome.tsx'
import styles from './ticket-page.module.css'

/** Why a ticket was not checked: kept as what it is, and said in the language of the moment. */
type Refused =
  | { kind: 'no-draw' }
  | { kind: 'waits' }
  | Extract<ReturnType<typeof checkTicket>, { kind: 'refused' }>

/** Says what a paper ticket of a region has won, prize by prize. */
export function TicketPage(): ReactElement {
  const { t, i18n } = useTranslation('lottery')
  const app = useApp()
  useDocumentTitle(t('ticket'))
  const { data: groups, isPending: isMenuPending } = useQuery(menuQuery(app, 'vietnam'))
  const lotteries = (groups ?? []).flatMap(({ gameGroupCode, gameMenus }) =>
    gameMenus
      .filter(({ kind, period }) => kind !== undefined && isRegion(kind) && period === undefined)
      .map(({ gameCode, labelName, kind }) => ({
        gameCode,
        name: labelName ?? gameCode,
        kind,
        gameGroupCode,
      })),
  )
  const today = useServerRead((now) => dayKey(startOfDay(now)))
  const [code, setCode] = useState<string>()
  const [chosenDay, setDay] = useState<string>()
  const [ticket, setTicket] = useState('')
  const [refused, setRefused] = useState<Refused>()
  const [checked, setChecked] = useState<CheckedTicket>()
  const lottery = lotteries.find(({ gameCode }) => gameCode === code) ?? lotteries[0]
  const group = resultGroups.find((each) => each === lottery?.gameGroupCode) ?? 'NORTH'
  const usual = useServerRead((now) => dayKey(boardDay(group, now)))
  const day = chosenDay ?? usual
  const region = lottery?.kind !== undefined && isRegion(lottery.kind) ? lottery.kind : 'north'
  const digits = prizeShapes[region][0]?.digits ?? 0
  const results = useQuery({
    ...resultsQuery(app, lottery?.gameGroupCode ?? '', day),
    enabled: lottery !== undefined,
  })
  const draw = results.data?.draws.find(({ gameCode }) => gameCode === lottery?.gameCode)
  const ask = (change: () => void): void => {
    change()
    setChecked(undefined)
    setRefused(undefined)
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (focusRefusedField(event.currentTarget)) return
    const cash = cashPrizesOn(region, day)
    if (draw === undefined || cash === undefined) {
      setRefused({ kind: 'no-draw' })
      return
    }
    if (draw.prizes.length === 0) {
      setRefused({ kind: 'waits' })
      return
    }
    const answer = checkTicket(ticket, { region, prizes: draw.prizes }, cash)
    setRefused(answer.kind === 'refused' ? answer : undefined)
    setChecked(answer.kind === 'checked' ? answer : undefined)
  }
  const sayRefused = (): string | undefined => {
    if (refused?.kind === 'no-draw') return results.data?.closedReason ?? t('ticket.no_draw')
    if (refused?.kind === 'waits') return t('ticket.waits')
    return refused && say(i18n, messageKey(refused.key), refused.params)
  }
  return (
    <div className={styles.page}>
      <h1>{t('ticket')}</h1>
      <LotteryLinks current="ticket" />
      <div className={styles.columns}>
        <Card>
          <form className={styles.form} onSubmit={handleSubmit} noValidate>
            <Field label={t('ticket.lottery')}>
              <Select
                value={lottery?.gameCode ?? ''}
                options={lotteries.map(({ gameCode, name }) => ({ value: gameCode, label: name }))}
                onChange={(event) => ask(() => setCode(event.target.value))}
              />
            </Field>
            <DayEntry
              label={t('ticket.day')}
              day={day}
              max={today}
              onDay={(chosen) => ask(() => setDay(chosen))}
            />
            <Field label={t('ticket.number')} hint={t('ticket.hint', { digits })} error={sayRefused()}>
              <ShapedInput
                inputMode="numeric"
                autoComplete="off"
                value={ticket}
                shape={(typed) => digitsOf(typed).slice(0, digits)}
                onValueChange={(typed) => ask(() => setTicket(typed))}
              />
            </Field>
            <Button
              type="submit"
              variant="primary"
              size="large"
              wide
              busy={isMenuPending || results.isLoading}
            >
              {t('ticket.check')}
            </Button>
          </form>
          {results.error !== null && results.data === undefined && (
            <LoadFailed error={results.error} onRetry={() => void results.refetch()} />
          )}
        </Card>
        {checked !== undefined && draw !== undefined ? (
          <TicketOutcome ticket={checked} draw={draw} digits={digits} />
        ) : (
          <Notice>{t('ticket.about')}</Notice>
        )}
      </div>
    </div>
  )
}

function digitsOf(text: string): string {
  return plainText(text).replaceAll(/\D/g, '')
}
