/** An ICU message as it is shipped, so that no parser is: nested arrays of what stands and what is put in. */
export { compileMessageOrThrow as compileText } from '@lingui/message-utils/compileMessage';
