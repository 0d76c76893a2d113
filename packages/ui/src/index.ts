/**
 * How it looks: tokens and components, no product words. A folder a shelf.
 *
 * @module
 */
'use client'

// Form
export { AmountInput, type AmountInputProps } from './form/amount-input.tsx'
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './form/button.tsx'
export { Checkbox, type CheckboxProps } from './form/checkbox.tsx'
export { ChoiceChips, type Choice, type ChoiceChipsProps } from './form/choice-chips.tsx'
export { Combobox, type ComboboxOption, type ComboboxProps } from './form/combobox.tsx'
export { Field, useField, type FieldProps, type FieldWiring } from './form/field.tsx'
export { IconButton, type IconButtonProps } from './form/icon-button.tsx'
export { PasswordInput, type PasswordInputProps } from './form/password-input.tsx'
export { Select, type SelectOption, type SelectProps } from './form/select.tsx'
export { TextArea, type TextAreaProps } from './form/text-area.tsx'
export { DayInput, type DayInputProps } from './form/day-input.tsx'
export { readDay } from './typed/read-day.ts'
export { ShapedInput, type ShapedInputProps } from './form/shaped-input.tsx'
export { TextInput, type TextInputProps } from './form/text-input.tsx'
export { takesRef } from './takes-ref.ts'

// Data
export { Badge, type BadgeProps } from './data/badge.tsx'
export { BarChart, type BarChartProps, type BarPoint, type BarSeries } from './data/bar-chart.tsx'
export { Copyable, type CopyableProps } from './copy/copyable.tsx'
export { useCopy } from './copy/use-copy.tsx'
export { Countdown, splitTime, type CountdownProps, type TimeLeft } from './data/countdown.tsx'
export {
  DataTable,
  type Column,
  type ColumnSort,
  type DataTableProps,
  type RowGroup,
} from './data/data-table.tsx'
export {
  editAmount,
  formatAmount,
  type AmountEdit,
  type AmountKeystroke,
  type GroupSeparator,
} from './data/format-amount.ts'
export { readAmount } from './typed/read-amount.ts'
export { RowButton, type RowButtonProps } from './data/row-button.tsx'
export { listPages } from './data/list-pages.ts'
export { measureBars, type BarMeasure } from './data/measure-bars.ts'
export { Pagination, type PaginationProps } from './data/pagination.tsx'
export { QrCode, type QrCodeProps } from './data/qr-code.tsx'
export { qrPng, qrSvg } from './data/qr-drawing.ts'
export { StatTile, type StatTileProps } from './data/stat-tile.tsx'

// Feedback
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx'
export { LoadingMark, type LoadingMarkProps } from './feedback/loading-mark.tsx'
export { Notice, type NoticeProps } from './feedback/notice.tsx'
export { Skeleton, type SkeletonProps } from './feedback/skeleton.tsx'
export { Together, type TogetherProps } from './feedback/together.tsx'
export { ToastProvider, useToast, type ToastMessage, type ToastProviderProps } from './feedback/toast.tsx'

// Overlay
export { AlertDialog, type AlertDialogProps } from './overlay/alert-dialog.tsx'
export { Dialog, type DialogProps } from './overlay/dialog.tsx'
export { HoverPanel, type HoverPanelProps } from './overlay/hover-panel.tsx'
export { watchPresses } from './overlay/last-press.ts'
export { Menu, type MenuItem, type MenuProps } from './overlay/menu.tsx'
export { Popover, type PopoverProps } from './overlay/popover.tsx'

// Navigation
export { BottomBar, type BottomBarProps } from './navigation/bottom-bar.tsx'
export type { NavItem, NavLinkProps, RenderLink } from './navigation/nav-item.tsx'
export { SideRail, type NavGroup, type SideRailProps } from './navigation/side-rail.tsx'
export { SkipLink, type SkipLinkProps } from './navigation/skip-link.tsx'
export { TabLinks, type TabLink, type TabLinksProps } from './navigation/tab-links.tsx'
export { Tabs, type Tab, type TabsProps } from './navigation/tabs.tsx'
export { TopBar, type TopBarProps } from './navigation/top-bar.tsx'

// Layout
export { AppFrame, type AppFrameProps } from './layout/app-frame.tsx'
export { Card, type CardProps } from './layout/card.tsx'
export { VisuallyHidden } from './layout/visually-hidden.tsx'

// Icons
export { BrandMark, type BrandMarkProps } from './icons/brand-mark.tsx'
export { Icon, type IconName, type IconProps } from './icons/icon.tsx'
export { Sign, type SignName, type SignProps } from './icons/sign.tsx'

// Tones and class names
export { classNames } from './class-names.ts'
export type { Tone } from './tone.ts'
