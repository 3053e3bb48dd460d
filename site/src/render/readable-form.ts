import { GENERAL_ERRORS } from "@volpe/contract";
import { data } from "react-router-dom";

/**
 * A request whose unreadable form, for example with a broken boundary or of another content type, is an
 * error of the sender for every action. Otherwise the parser's error would count as a fault of ours.
 */
export function toReadableForm(request: Request): Request {
  const read = request.formData.bind(request);
  request.formData = async () => {
    try {
      return await read();
    } catch {
      const { status, message } = GENERAL_ERRORS["bad-request"];
      throw data({ message }, { status });
    }
  };
  return request;
}
