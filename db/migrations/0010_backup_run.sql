CREATE TABLE "backup_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"base" text,
	"place" text NOT NULL,
	"bytes" bigint,
	"lost_seconds" integer,
	"restore_seconds" integer,
	"fault" text
);
--> statement-breakpoint
CREATE INDEX "backup_run_kind" ON "backup_run" USING btree ("kind","finished_at");