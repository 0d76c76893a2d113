import { Button } from '@saola/ui'
import { Component, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Translation } from 'react-i18next'
import { askForLostParts } from '../parts/lost-parts.ts'
import styles from './dialog-boundary.module.css'

type DialogBoundaryProps = { children: ReactNode; onClose: () => void }

/** How often a dialog failed to open since the page was loaded. */
let failures = 0

/**
 * A dialog whose code does not load, on a line that has just died, becomes a plain notice instead of a blank page. It can be
 * asked for once more, here or by opening it again; after that the page is to be loaded anew.
 */
export class DialogBoundary extends Component<DialogBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(): void {
    failures += 1
    askForLostParts()
    // The button below depends on how often.
    this.forceUpdate()
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    const again = failures > 1
    // Beside the page, which is hidden once its session is over.
    return createPortal(
      <Translation ns={['system', 'shell']}>
        {(t) => (
          <div className={styles.notice} role="alertdialog" aria-label={t('shell:notice.warning')}>
            <p>{t('system:error.network')}</p>
            <Button
              variant="primary"
              onClick={() => (again ? location.reload() : this.setState({ failed: false }))}
            >
              {again ? t('shell:act.reload') : t('shell:act.retry')}
            </Button>
            <Button onClick={this.props.onClose}>{t('shell:act.close')}</Button>
          </div>
        )}
      </Translation>,
      document.body,
    )
  }
}
