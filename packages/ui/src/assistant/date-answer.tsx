import { formatDate } from "@volpe/contract";
import { TypedAnswer, type TypedAnswerProps } from "./typed-answer.tsx";

/** A field for a day. The answer's text is in words, its value in ISO. */
export function DateAnswer({ onAnswer, ...props }: TypedAnswerProps) {
  return (
    <TypedAnswer
      {...props}
      onAnswer={(answer) =>
        onAnswer(
          answer.value === undefined
            ? { text: formatDate(answer.text), value: answer.text }
            : answer,
        )
      }
    />
  );
}
