export { savePaymentPassword } from '../../src/accounts/payment-password.ts'
