import type { ComponentPropsWithRef, ReactElement } from 'react'
import { classNames } from '../class-names.ts'
import styles from './row-button.module.css'

export type RowButtonProps = Omit<ComponentPropsWithRef<'button'>, 'type'>

/** Opens a row of a `DataTable`, which is pressed anywhere for it; it stands in the column that names the row. */
export function RowButton({ className, ...rest }: RowButtonProps): ReactElement {
  return <button type="button" className={classNames(styles.button, className)} {...rest} />
}
