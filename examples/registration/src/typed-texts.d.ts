// The compiler checks keys and values of every text.
import '@saola/i18n/typed'
