import type { Dispatcher } from 'undici';

/**
 * The same dispatcher, for one request: says when a connection is there and the request begins to leave, which `fetch`
 * itself does not tell. A connection that was open already is there at once.
 */
export function tellWhenConnected(dispatcher: Dispatcher, connected: () => void): Dispatcher {
  return dispatcher.compose(
    (dispatch) => (options, handler) =>
      dispatch(options, {
        onRequestStart(controller, context) {
          connected();
          handler.onRequestStart?.(controller, context);
        },
        onRequestUpgrade: (...event) => handler.onRequestUpgrade?.(...event),
        onResponseStart: (...event) => handler.onResponseStart?.(...event),
        onResponseData: (...event) => handler.onResponseData?.(...event),
        onResponseEnd: (...event) => handler.onResponseEnd?.(...event),
        onResponseError: (...event) => handler.onResponseError?.(...event),
      }),
  );
}
