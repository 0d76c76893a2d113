import { Button } from '@saola/ui'
import { Component, type ReactNode } from 'react'
import { Translation } from 'react-i18next'
import styles from './dialog-boundary.module.css'

type DialogBoundaryProps = { children: ReactNode; onClose: () => void }

/** A dialog whose code does not load, on a line that has just died, becomes a plain notice instead of a blank page. */
export class DialogBoundary extends Component<DialogBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <Translation ns={['system', 'shell']}>
        {(t) => (
          <div className={styles.notice} role="alertdialog" aria-label={t('shell:notice.warning')}>
            <p>{t('system:error.network')}</p>
            <Button onClick={this.props.onClose}>{t('shell:act.close')}</Button>
          </div>
        )}
      </Translation>
    )
  }
}
