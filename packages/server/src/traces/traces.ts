import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingHttpHeaders } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Attributes, Context } from "@opentelemetry/api";
import { VERSION } from "@volpe/contract";
import type { FastifyBaseLogger } from "fastify";

/** One measured piece of work. Its attributes never hold personal data. */
export type TraceSpan = {
  /** Spans that start within `work`, and in what it waits for, are its children. */
  within<Result>(work: () => Result): Result;
  /** A later name replaces the first one, for example once a request's route is known. */
  end(result?: { name?: string; attributes?: Attributes; failed?: boolean }): void;
};

/** Tells an OpenTelemetry collector how a request or a job spends its time. */
export type Traces = {
  /**
   * `incoming` are the headers of a request whose `traceparent` (W3C Trace Context) is trusted.
   * Without them the span belongs to the one in which it starts, if there is one.
   */
  start(name: string, options?: { isServer?: boolean; incoming?: IncomingHttpHeaders }): TraceSpan;
  /** Runs `work` as one span, which fails if `work` rejects. */
  run<Result>(name: string, work: () => Promise<Result>, attributes?: Attributes): Promise<Result>;
  /** Like `run` within another span; elsewhere, for example while a queue polls, it is not measured. */
  runChild: Traces["run"];
  /** Sends the waiting spans, for at most two seconds. */
  close(): Promise<void>;
};

/** Traces that measure nothing. */
export const NO_TRACES: Traces = {
  start: () => ({ within: (work) => work(), end: () => undefined }),
  run: (_name, work) => work(),
  runChild: (_name, work) => work(),
  close: async () => undefined,
};

const CLOSE_LIMIT_MS = 2000;

/**
 * Sends spans to a collector's HTTP endpoint, for example `http://127.0.0.1:4318`; null = none.
 * A collector that does not answer is logged and delays nothing. The library reads the other
 * `OTEL_` variables of the exporter and the resource.
 */
export async function createTraces(
  endpoint: string | null,
  log: FastifyBaseLogger,
): Promise<Traces> {
  if (endpoint === null) {
    return NO_TRACES;
  }
  // The libraries are loaded only here, because each process would keep them in memory.
  const [
    { diag, DiagLogLevel, ROOT_CONTEXT, SpanKind, SpanStatusCode, defaultTextMapGetter, trace },
    { W3CTraceContextPropagator },
    { OTLPTraceExporter },
    { detectResources, envDetector, resourceFromAttributes, serviceNameEnvDetector },
    { BatchSpanProcessor, TracerProvider },
  ] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/core"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/sdk-trace"),
  ]);
  const warn = (message: string) => log.warn({ detail: message }, "traces");
  const ignore = () => undefined;
  diag.setLogger(
    { error: warn, warn, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      "service.name": "volpe",
      "service.version": VERSION,
    }).merge(detectResources({ detectors: [envDetector, serviceNameEnvDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer("volpe", VERSION);
  const propagator = new W3CTraceContextPropagator();
  const active = new AsyncLocalStorage<Context>();

  const start: Traces["start"] = (name, { isServer = false, incoming } = {}) => {
    const parent =
      incoming === undefined
        ? (active.getStore() ?? ROOT_CONTEXT)
        : propagator.extract(ROOT_CONTEXT, incoming, defaultTextMapGetter);
    const kind = isServer ? SpanKind.SERVER : SpanKind.INTERNAL;
    const span = tracer.startSpan(name, { kind }, parent);
    const context = trace.setSpan(parent, span);
    return {
      within: (work) => active.run(context, work),
      end({ name: last = name, attributes = {}, failed = false } = {}) {
        span.updateName(last);
        span.setAttributes(attributes);
        if (failed) {
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  };

  const run: Traces["run"] = async (name, work, attributes = {}) => {
    const span = start(name);
    try {
      const result = await span.within(work);
      span.end({ attributes });
      return result;
    } catch (error) {
      // The message may contain what a person typed.
      const type = error instanceof Error ? error.name : "unknown";
      span.end({ attributes: { ...attributes, "error.type": type }, failed: true });
      throw error;
    }
  };

  return {
    start,
    run,
    runChild: (name, work, attributes) =>
      active.getStore() === undefined ? work() : run(name, work, attributes),
    async close() {
      const waiting = new AbortController();
      const { signal } = waiting;
      const late = delay(CLOSE_LIMIT_MS, "late", { signal }).catch(() => "closed");
      const sent = provider.shutdown().catch((error: Error) => warn(error.message));
      if ((await Promise.race([sent, late])) === "late") {
        warn("the collector did not take the last spans in time");
      }
      waiting.abort();
    },
  };
}
