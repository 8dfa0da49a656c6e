/**
 * Names on `window` that a native app provides or calls. Outgoing messages go through the first bridge that exists:
 * `webkit.messageHandlers.cashier`, `CashierBridge`, `ReactNativeWebView`, else the parent window.
 */
export const nativeNames = {
  iosHandler: 'cashier',
  androidBridge: 'CashierBridge',
  reactNativeBridge: 'ReactNativeWebView',
  /** The same shape as the payload of `loaded`; set by the app before or soon after the page starts. */
  userData: 'cashierUserData',
  /** A function of ours: the app calls it with one message as a JSON string. */
  receive: 'cashierReceive',
} as const;
