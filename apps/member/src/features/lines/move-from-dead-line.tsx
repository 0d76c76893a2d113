import {
  addressWithTicket,
  isSignedIn,
  packMoved,
  useApp,
  useConnection,
  type AppContext,
} from '@saola/shell'
import { Button, Sign } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './move-from-dead-line.module.css'
import { ticketFor } from './ticket-for.ts'
import { useLivingLine, type LivingLine } from './use-living-line.ts'

/** Where this line answers no call and another works: says so, and moves there when the visitor says (lines 11). */
export function MoveFromDeadLine(): ReactElement {
  const app = useApp()
  const { t } = useTranslation('system')
  const living = useLivingLine(useConnection().state === 'lost')
  const [moving, setMoving] = useState(false)
  return (
    <output className={styles.place}>
      {living && (
        <span className={styles.banner} data-says-offline>
          <Sign name="warning" size={18} />
          <span>{t('line.dead', { n: living.n })}</span>
          <Button
            size="small"
            busy={moving}
            onClick={() => {
              setMoving(true)
              void move(app, living)
            }}
          >
            {t('line.move')}
          </Button>
        </span>
      )}
    </output>
  )
}

/** The same page on that line, with session, drafts and slips; without a ticket as a visitor. */
async function move(app: AppContext, { origin }: LivingLine): Promise<void> {
  const { pathname, search } = location
  const href = `${origin}${pathname}${search}`
  const ticket = isSignedIn(app.session) ? await ticketFor(app, origin) : undefined
  location.assign(ticket === undefined ? href : addressWithTicket(href, ticket, packMoved(app.storage)))
}
