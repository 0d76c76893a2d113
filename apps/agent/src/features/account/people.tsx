import { isOffered, useCapabilities, useRight } from '@saola/shell'
import { Button, Card, Icon } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './people.module.css'

/** The ways to who else works here and to what was done, which have no place in the bar of a phone. */
export function People({ isOwner }: { isOwner: boolean }): ReactElement | null {
  const { t } = useTranslation('team')
  const capabilities = useCapabilities()
  const mayRead = useRight('messages.read')
  const ways = [mayRead && '/messages', isOwner && '/sub-accounts', '/activity']
  if (!ways.some((way) => way !== false && isOffered(capabilities, way))) return null
  return (
    <Card>
      <div className={styles.ways}>
        {mayRead && (
          <Button asChild wide>
            <Link to="/messages">
              <Icon name="mail" size={18} /> {t('messages')}
            </Link>
          </Button>
        )}
        {isOwner && (
          <Button asChild wide>
            <Link to="/sub-accounts">
              <Icon name="shield" size={18} /> {t('sub_accounts')}
            </Link>
          </Button>
        )}
        <Button asChild wide>
          <Link to="/activity">
            <Icon name="clock" size={18} /> {t('activity')}
          </Link>
        </Button>
      </div>
    </Card>
  )
}
