import { addressWithTicket, isSignedIn, packMoved, useApp, useConnection } from '@saola/shell'
import { Button, Sign } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './move-from-dead-line.module.css'
import { ticketFor } from './ticket-for.ts'
import { useLivingLine, type LivingLine } from './use-living-line.ts'

/**
 * Where this line answers no call and another works: says so, and moves there when the visitor says (lines 11). Without a
 * ticket in time it says what stays behind, and asks again.
 */
export function MoveFromDeadLine(): ReactElement {
  const living = useLivingLine(useConnection().state === 'lost')
  return (
    // Once a line works again and is lost again, it begins anew.
    <output className={styles.place}>{living && <Move key={living.origin} living={living} />}</output>
  )
}

function Move({ living }: { living: LivingLine }): ReactElement {
  const app = useApp()
  const { t } = useTranslation(['system', 'shell'])
  const [step, setStep] = useState<'offered' | 'moving' | 'no-ticket'>('offered')
  const { origin, n } = living

  async function move(): Promise<void> {
    if (!isSignedIn(app.session)) return leaveFor(origin)
    setStep('moving')
    const ticket = await ticketFor(app, origin)
    if (ticket === undefined) return setStep('no-ticket')
    location.assign(addressWithTicket(pageAt(origin), ticket, packMoved(app.storage)))
  }

  return (
    <span className={styles.banner} data-says-offline>
      <Sign name="warning" size={18} />
      <span>{step === 'no-ticket' ? t('line.no_ticket') : t('line.dead', { n })}</span>
      <Button size="small" busy={step === 'moving'} onClick={() => void move()}>
        {step === 'no-ticket' ? t('shell:act.retry') : t('line.move')}
      </Button>
      {step === 'no-ticket' && (
        <Button size="small" variant="ghost" onClick={() => leaveFor(origin)}>
          {t('line.sign_in_there')}
        </Button>
      )}
    </span>
  )
}

/** The same page on that line, as a visitor. */
function leaveFor(origin: string): void {
  location.assign(pageAt(origin))
}

function pageAt(origin: string): string {
  return `${origin}${location.pathname}${location.search}`
}
