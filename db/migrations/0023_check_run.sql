CREATE TABLE "check_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"took_ms" integer NOT NULL,
	"broken" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "check_run_kind" ON "check_run" USING btree ("kind","at");