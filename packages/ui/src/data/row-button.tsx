import type { ComponentPropsWithRef, ReactElement } from 'react'
import { classNames } from '../class-names.ts'
import styles from './row-button.module.css'

export type RowButtonProps = Omit<ComponentPropsWithRef<'button'>, 'type'>

/** Opens a row of a `DataTable`: a press anywhere on the row is a press on it. Put it in the column that names the row. */
export function RowButton({ className, ...rest }: RowButtonProps): ReactElement {
  return <button type="button" className={classNames(styles.button, className)} data-opens-row {...rest} />
}
